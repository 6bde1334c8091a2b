// Build step: removes Astro's `<style>` from page bodies, where HTML does not allow it; `styles/base.css` has its rule.
import type { PageStep } from './pages.ts'

const ofIslands = /<style>astro-island,astro-slot,astro-static-slot\{display:contents\}<\/style>/g

/** Must run before the step that hashes inline styles. */
export const withoutIslandStyle = (): PageStep => ({ page: (html) => html.replace(ofIslands, '') })
