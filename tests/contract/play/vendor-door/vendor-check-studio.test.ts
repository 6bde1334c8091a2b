import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { startFakePlatform } from '#scripts/vendor-check/platform/fake-platform.ts'
import { vendorTrials } from '#scripts/vendor-check/platform/vendor-trials.ts'
import { runCases } from '#scripts/vendor-check/run-cases.ts'
import { httpLine } from '#scripts/vendor-check/wire.ts'
import { studioSettings } from '#studio/settings.ts'
import { startStudio } from '#studio/studio.ts'

const key = { id: 'check-1', secret: 'a-secret-of-the-check' }
const now = () => new Date()

/** The studio as one of its vendors, beside the check's platform. */
async function studioOf(vendor: string) {
  const directory = mkdtempSync(join(tmpdir(), 'arara-studio-'))
  const platform = await startFakePlatform({ key, now })
  writeFileSync(join(directory, 'keys.json'), JSON.stringify([{ vendor, ...key }]))
  mkdirSync(join(directory, 'pages/play'), { recursive: true })
  writeFileSync(join(directory, 'pages/play/index.html'), '<!doctype html><title>A game</title>')
  const settings = studioSettings({ STUDIO_PORT: '0', STUDIO_DATA: directory, STUDIO_PLATFORM: platform.url })
  const studio = await startStudio(settings, join(directory, 'pages'))
  return {
    platform,
    url: studio.url,
    async [Symbol.asyncDispose]() {
      await studio.close()
      await platform.close()
      rmSync(directory, { recursive: true })
    },
  }
}

/** Opens a game and plays one round, as its page does. */
async function play(studio: string, url: string): Promise<void> {
  const ask = async (name: string, body: object) => {
    const headers = { 'Content-Type': 'application/json' }
    const answer = await fetch(`${studio}/api/${name}`, { method: 'POST', headers, body: JSON.stringify(body) })
    return (await answer.json()) as { readonly session: string; readonly stakes: readonly string[] }
  }
  const { session, stakes } = await ask('open', { launch: new URL(url).hash.slice(1) })
  await ask('spin', { session, key: crypto.randomUUID(), stake: stakes[0] })
}

test.each([
  ['TUCUM', 'the platform’s wallet', 6],
  ['SALAOREAL', 'a wallet of its own', 0],
])('the studio passes every case of the check (%s, from %s)', async (vendor, _, ofWallets) => {
  await using at = await studioOf(vendor)
  const party = { key, now, sleep: (milliseconds: number) => sleep(milliseconds), line: httpLine(at.url) }
  const played = { platform: at.platform, play: (url: string) => play(at.url, url) }
  const outcomes = await runCases(vendorTrials({ party, played }))
  expect(outcomes.filter(({ state }) => state === 'failed')).toEqual([])
  expect(outcomes.filter(({ state }) => state === 'skipped')).toHaveLength(ofWallets)
})
