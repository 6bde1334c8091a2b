import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { popups } from '#islands/popups/registry.tsx'
import { hashOf, type Popup, popupOf } from '#stores/popup.ts'

/** A popup of each name, with what its address must have. */
const shown = Object.keys(popups).map((name) => ({ name, nodeId: 7, vassalage: 'PIRA' }) as unknown as Popup)

test.each(shown)('the address of the popup $name leads to it, and its copy is there', (popup) => {
  expect(popupOf('/en/', hashOf(popup))?.name).toBe(popup.name)
  for (const area of popups[popup.name].words) expect(readdirSync('locales/en')).toContain(`${area}.json`)
})
