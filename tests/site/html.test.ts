import { HtmlValidate } from 'html-validate'
import { expect, test } from 'vitest'
import { pageAt, pages, pathIn, textOf, words } from '#tests/support/built-pages.ts'

/**
 * `standard` is the HTML standard: allowed elements, attributes and values. `a11y` has names and labels,
 * except in parts that scripts fill or hide later: axe checks those in the rendered page.
 */
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: { 'empty-heading': 'off', 'unique-landmark': 'off', 'wcag/h32': 'off' },
})

test.each(pages)('$path is valid HTML', async ({ html }) => {
  const { results } = await validator.validateString(html)
  const faults = results.flatMap(({ messages }) => messages)
  expect(faults.map(({ line, column, ruleId, message }) => `${line}:${column} ${ruleId}: ${message}`)).toEqual([])
})

/** A day, a moment, a time of day or a duration. */
const machineTime = /^(?:\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d+)?)?Z)?|\d\d:\d\d(?::\d\d)?|PT[\dHMS]+)$/

test.each(pages)('$path ends with its body, and its times are machine-readable', ({ html, root }) => {
  expect(html.trimEnd()).toMatch(/<\/body>\s*<\/html>$/)
  for (const time of root.querySelectorAll('time'))
    expect(time.getAttribute('datetime') ?? textOf(time)).toMatch(machineTime)
})

test.each(['pt', 'en'] as const)('login and registration in %s show instructions without scripts', (language) => {
  for (const route of ['/login/', '/register/']) {
    const said = pageAt(pathIn(language, route)).root.querySelector('main noscript')
    expect(textOf(said)).toBe(words(language, 'system', 'noscript.account'))
  }
})

test.each(pages.filter(({ root }) => root.querySelector('.header')))(
  '$path has skip links to what is there',
  ({ root }) => {
    const skips = root.querySelectorAll('.skip').map((link) => link.getAttribute('href'))
    expect(skips).toEqual(['#content', '#categories', '#account-actions'])
    for (const target of skips) expect(root.querySelector(target ?? '')?.getAttribute('tabindex')).toBe('-1')
  },
)
