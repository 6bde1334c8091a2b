// Build step: removes Astro's `<style>` from page bodies, where HTML does not allow it; `styles/base.css` has its rule.
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'

const ofIslands = /<style>astro-island,astro-slot,astro-static-slot\{display:contents\}<\/style>/g

/** Must run before the step that hashes inline styles. */
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
