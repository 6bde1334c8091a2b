// Finds a Chromium for the browser tests and the bench: node scripts/browser.ts prints its path.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { homedir } from 'node:os'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

const isRoot = process.getuid?.() === 0

/**
 * Launch options of every browser. Chromium's sandbox does not work for root, so only root runs without it.
 *
 * Whoever drives a browser has its debugger ask where each `Error` was made. V8 then parses whole files again to find the line: for
 * React, which makes some as it starts, 20 ms, and 0.1 s on the slow device. Nobody's own browser does that. With `lazy source
 * positions` off, lines are kept from the first parse.
 */
export const launchOptions: { args: string[] } = {
  args: [
    ...(isRoot ? ['--no-sandbox'] : []),
    '--disable-gpu',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--disable-quic',
    '--js-flags=--no-enable-lazy-source-positions',
  ],
}

/** Records that a download failed, so that only one run per hour waits for it. */
const refusal = 'node_modules/.cache/arara/browser-download-refused'
const hour = 3_600_000

/**
 * The path of a Chromium: Playwright's own, downloaded if the network allows it; else an installed one; else (as root,
 * with apt) one that is installed now.
 *
 * @param whole requires the full browser, as Lighthouse does; otherwise the headless shell is enough
 * @throws Error that says what to install
 */
export async function findBrowser(whole = false): Promise<string> {
  const own = chromium.executablePath()
  if (existsSync(own)) return own
  if (await download()) return own
  const found = installed(whole)
  if (found !== undefined) return found
  await installWithApt(whole)
  const fresh = installed(whole)
  if (fresh !== undefined) return fresh
  throw new Error(
    'No Chromium was found and none could be downloaded. Install Chromium or Google Chrome, ' +
      'or set CHROME_PATH to its program.',
  )
}

async function download(): Promise<boolean> {
  const refused = Number(await readFile(refusal, 'utf8').catch(() => '0'))
  if (Date.now() - refused < hour) return false
  const cli = 'node_modules/@playwright/test/cli.js'
  const worked = await run([process.execPath, cli, 'install', '--no-shell', 'chromium'], 120_000, 'ignore')
  if (worked && existsSync(chromium.executablePath())) {
    await rm(refusal, { force: true })
    return true
  }
  await mkdir(join(refusal, '..'), { recursive: true })
  await writeFile(refusal, String(Date.now()))
  return false
}

function installed(whole: boolean): string | undefined {
  return [process.env.CHROME_PATH ?? '', ...onPath(whole), ...usualPlaces()].find(
    (path) => path !== '' && existsSync(path),
  )
}

function onPath(whole: boolean): string[] {
  if (process.platform === 'win32') return []
  // The headless shell takes half the time per page.
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
  if (!whole) names.unshift('chromium-headless-shell')
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/usr/local/bin', '/snap/bin']
  return names.flatMap((name) => folders.map((folder) => join(folder, name)))
}

function usualPlaces(): string[] {
  if (process.platform === 'darwin') {
    const programs = ['Google Chrome.app/Contents/MacOS/Google Chrome', 'Chromium.app/Contents/MacOS/Chromium']
    const folders = ['/Applications', join(homedir(), 'Applications')]
    return folders.flatMap((folder) => programs.map((program) => join(folder, program)))
  }
  if (process.platform !== 'win32') return []
  const { PROGRAMFILES = '', 'PROGRAMFILES(X86)': programFiles86 = '', LOCALAPPDATA = '' } = process.env
  return [PROGRAMFILES, programFiles86, LOCALAPPDATA]
    .filter((folder) => folder !== '')
    .flatMap((folder) => ['Google/Chrome', 'Chromium'].map((name) => join(folder, name, 'Application/chrome.exe')))
}

async function installWithApt(whole: boolean): Promise<void> {
  if (!isRoot || !existsSync('/usr/bin/apt-get')) return
  process.stderr.write('No browser is installed: apt-get update …\n')
  await run(['apt-get', 'update', '-q'], 300_000, 'inherit')
  for (const name of whole ? ['chromium'] : ['chromium-headless-shell', 'chromium']) {
    process.stderr.write(`apt-get install ${name} …\n`)
    if (await run(['apt-get', 'install', '-y', '-q', name], 900_000, 'inherit')) return
  }
}

/** Whether a program succeeded within its time limit (milliseconds). */
function run([program = '', ...args]: string[], timeout: number, output: 'ignore' | 'inherit'): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  // Standard output is reserved for the path.
  const child = spawn(program, args, {
    stdio: ['ignore', output === 'inherit' ? process.stderr : 'ignore', output],
    timeout,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
  child.once('error', () => resolve(false))
  child.once('close', (code) => resolve(code === 0))
  return promise
}

if (import.meta.main) process.stdout.write(`${await findBrowser()}\n`)
