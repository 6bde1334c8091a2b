import { readdirSync, readFileSync } from 'node:fs'
import { HtmlValidate } from 'html-validate'
import { expect, test } from 'vitest'

/** `standard` is the HTML standard alone: what belongs where, which attributes and values there are, ids used once. */
const validator = new HtmlValidate({ root: true, extends: ['html-validate:standard'] })

const pages = readdirSync('dist', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'))

test.each(pages)('%s is valid HTML', async (page) => {
  const html = readFileSync(`dist/${page}`, 'utf8')
  const { results } = await validator.validateString(html)
  const faults = results.flatMap(({ messages }) => messages)
  expect(faults.map(({ line, column, ruleId, message }) => `${line}:${column} ${ruleId}: ${message}`)).toEqual([])
})

test.each(pages)('%s ends with its body, and its times have a form that machines read', (page) => {
  const html = readFileSync(`dist/${page}`, 'utf8')
  expect(html.trimEnd()).toMatch(/<\/body>\s*<\/html>$/)
  expect(html.match(/<\/head>\s*<body/)).not.toBeNull()
  const times = [...html.matchAll(/<time([^>]*)>([^<]*)</g)].map(([, attributes = '', text = '']) =>
    (/datetime="([^"]*)"/.exec(attributes)?.[1] ?? text).trim(),
  )
  for (const time of times)
    expect(time).toMatch(/^(?:\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d+)?)?Z?)?|\d\d:\d\d(?::\d\d)?|PT[\dHMS]+)$/)
})
