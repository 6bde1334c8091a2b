import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { screens } from '#scripts/build/screens.ts'

interface Plugin {
  transform(code: string, id: string, options: { ssr: boolean }): string | undefined
}

/** The step's plugin. */
function pluginOf(): Plugin {
  const plugins: Plugin[] = []
  const setup = screens().hooks['astro:config:setup'] as ((options: unknown) => void) | undefined
  setup?.({ updateConfig: (config: { vite: { plugins: Plugin[] } }) => plugins.push(...config.vite.plugins) })
  const [plugin] = plugins
  if (!plugin) throw new Error('the step adds no plugin')
  return plugin
}

const registry = "export const load = async () => (await import('#islands/money/deposits/Deposit.tsx')).Deposit\n"
const file = '/src/islands/centre/screens.ts'

test('while pages are built a screen is empty and loads at once: waiting for it would end a build of two minutes', async () => {
  const code = pluginOf().transform(registry, file, { ssr: true }) ?? ''
  const { load } = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`)
  const arrived = load().then((screen: unknown) => ({ screen }))
  const later = new Promise((resolve) => setImmediate(() => resolve('still waiting')))
  expect(await Promise.race([arrived, later])).toEqual({ screen: undefined })
})

test('modules for browsers, and all other modules, stay unchanged', () => {
  const { transform } = pluginOf()
  expect(transform(registry, file, { ssr: false })).toBeUndefined()
  expect(transform(registry, '/src/islands/wallet/Deposit.tsx', { ssr: true })).toBeUndefined()
})

test.each(['centre', 'agent-centre'])('no screen of islands/%s is part of the pages', (centre) => {
  const path = `/src/islands/${centre}/screens.ts`
  const code = readFileSync(`.${path}`, 'utf8')
  expect(code).toContain('import(')
  expect(pluginOf().transform(code, path, { ssr: true }) ?? code).not.toContain('import(')
})
