// Build step: takes Astro's own `<style>` out of the bodies of the pages, where HTML allows none; `styles/base.css` has its rule.
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'

const ofIslands = /<style>astro-island,astro-slot,astro-static-slot\{display:contents\}<\/style>/g

/** Before the step that hashes the inline styles of the pages. */
export function islandStyle(): AstroIntegration {
  return {
    name: 'island-style',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const root = fileURLToPath(dir)
        for (const file of (await readdir(root, { recursive: true })).filter((name) => name.endsWith('.html'))) {
          const html = await readFile(`${root}${file}`, 'utf8')
          await writeFile(`${root}${file}`, html.replace(ofIslands, ''))
        }
      },
    },
  }
}
