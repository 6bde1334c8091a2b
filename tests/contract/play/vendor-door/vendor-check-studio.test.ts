import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FakePlatform, startFakePlatform } from '#scripts/vendor-check/platform/fake-platform.ts'
import { vendorTrials } from '#scripts/vendor-check/platform/vendor-trials.ts'
import { runCases } from '#scripts/vendor-check/run-cases.ts'
import { httpLine } from '#scripts/vendor-check/wire.ts'
import { studioSettings } from '#studio/settings.ts'
import { type RunningStudio, startStudio } from '#studio/studio.ts'

const key = { id: 'check-1', secret: 'a-secret-of-the-check' }
const now = () => new Date()
const directory = mkdtempSync(join(tmpdir(), 'arara-studio-'))
let studio: RunningStudio
let platform: FakePlatform

beforeAll(async () => {
  platform = await startFakePlatform({ key, now })
  writeFileSync(join(directory, 'keys.json'), JSON.stringify([{ vendor: 'TUCUM', ...key }]))
  mkdirSync(join(directory, 'pages/play'), { recursive: true })
  writeFileSync(join(directory, 'pages/play/index.html'), '<!doctype html><title>A game</title>')
  const settings = studioSettings({ STUDIO_PORT: '0', STUDIO_DATA: directory, STUDIO_PLATFORM: platform.url })
  studio = await startStudio(settings, join(directory, 'pages'))
})
afterAll(async () => {
  await studio.close()
  await platform.close()
  rmSync(directory, { recursive: true })
})

/** Opens a game and plays one round, as its page does. */
async function play(url: string): Promise<void> {
  const ask = async (name: string, body: object) => {
    const headers = { 'Content-Type': 'application/json' }
    const answer = await fetch(`${studio.url}/api/${name}`, { method: 'POST', headers, body: JSON.stringify(body) })
    return (await answer.json()) as { readonly session: string; readonly stakes: readonly string[] }
  }
  const { session, stakes } = await ask('open', { launch: new URL(url).hash.slice(1) })
  await ask('spin', { session, key: crypto.randomUUID(), stake: stakes[0] })
}

test('the studio passes every case of the check', async () => {
  const party = { key, now, sleep: (milliseconds: number) => sleep(milliseconds), line: httpLine(studio.url) }
  const outcomes = await runCases(vendorTrials({ party, played: { platform, play } }))
  expect(outcomes.filter(({ state }) => state !== 'ok')).toEqual([])
})
