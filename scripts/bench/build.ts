import { spawn } from 'node:child_process'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { registry } from '#lib/language-details.ts'
import { siteLanguages } from '#lib/languages.ts'
import { copyProject } from '#scripts/build/copy.ts'
import { addLanguages, changed } from '#scripts/messages/add.ts'
import { readLocales } from '#scripts/messages/locales.ts'
import type { Budgets, Figure } from './budgets.ts'

/** The time of one build, in seconds; on several processors, their time is longer than the clock's. */
interface Took {
  readonly seconds: number
  readonly processor: number
}

/**
 * Builds the site in every language of the registry, in a copy of the project: with nothing there, with one word changed,
 * and with nothing changed. The languages that the project does not have are copies of those it has.
 */
export async function benchBuild({ build }: Budgets, say: (text: string) => void): Promise<Figure[]> {
  const root = await copyProject()
  try {
    const count = await addCopies(root)
    const subject = `build in ${count} languages`
    const figures = async (name: string, atMost?: number): Promise<Figure[]> => {
      say(`build: ${name} …`)
      const { seconds, processor } = await timeBuild(root)
      return [
        { subject, name, value: seconds, unit: 's', ...(atMost !== undefined && { atMost }) },
        { subject, name: `${name}, processor`, value: processor, unit: 's' },
      ]
    }
    const cold = await figures('cold', build.cold)
    await changeWord(join(root, 'locales/de/common.json'))
    return [...cold, ...(await figures('one word', build.oneWord)), ...(await figures('nothing changed'))]
  } finally {
    await rm(root, { recursive: true, force: true })
  }
}

/**
 * Adds the other languages. Every text ends with the language's code, so that no two are alike.
 *
 * @returns how many there are then
 */
async function addCopies(root: string): Promise<number> {
  const known = [...(await readLocales(root))]
  const others = Object.keys(registry).filter((code) => !siteLanguages.some((language) => language === code))
  const copies = others.map((code, place) => {
    const [, copy = new Map()] = known[place % known.length] ?? []
    return [code, changed(copy, (text) => `${text} ${code.toUpperCase()}`)] as const
  })
  await addLanguages(root, new Map(copies))
  return known.length + copies.length
}

async function changeWord(file: string): Promise<void> {
  const texts: Record<string, string> = JSON.parse(await readFile(file, 'utf8'))
  await writeFile(file, JSON.stringify({ ...texts, logout: 'Abmelden' }))
}

/** Prints the seconds of all processors at the end of a process. */
const meter = `process.on('exit', () => {
  const { user, system } = process.cpuUsage()
  process.stderr.write('processor ' + (user + system) / 1e6)
})`

/** @throws Error with the last lines of a failed build */
async function timeBuild(root: string): Promise<Took> {
  const began = performance.now()
  const args = [
    '--import',
    `data:text/javascript,${encodeURIComponent(meter)}`,
    'node_modules/astro/bin/astro.mjs',
    'build',
  ]
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1' },
  })
  const output: string[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data: Buffer) => output.push(data.toString()))
  const code = await new Promise((resolve) => child.once('close', resolve))
  const processor = /processor ([\d.]+)$/.exec(output.join(''))?.[1]
  if (code !== 0 || processor === undefined) throw new Error(`The site did not build:\n${output.join('').slice(-4000)}`)
  return { seconds: (performance.now() - began) / 1000, processor: Number(processor) }
}
