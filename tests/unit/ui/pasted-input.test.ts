import { globSync, readFileSync } from 'node:fs'
import type { ChangeEvent, InputHTMLAttributes } from 'react'
import { expect, test } from 'vitest'
import { pastedInput, pastedPassword } from '#ui/pasted-input.ts'

/** The value that a form sees after a text was pasted into a field, and what the field shows. */
function paste(
  props: (input: InputHTMLAttributes<HTMLInputElement>) => InputHTMLAttributes<HTMLInputElement>,
  text: string,
) {
  let seen = ''
  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    seen = event.target.value
  }
  const target = { value: text }
  const input = props({ maxLength: 6, onChange })
  expect(input.maxLength).toBeUndefined()
  input.onChange?.({ target } as ChangeEvent<HTMLInputElement>)
  expect(target.value).toBe(seen)
  return seen
}

test.each(['482 915', '\u200E482915', '482‑915', '\u202A４８２９１５\u202C', ' 482\u00A0915 ', '482915000'])(
  'the withdraw password %j is 482915',
  (text) => {
    expect(paste((input) => pastedPassword({ ...input, inputMode: 'numeric' }), text)).toBe('482915')
    expect(paste((input) => pastedInput(input, true), text)).toBe('482915')
  },
)

test('a text keeps its spaces while it is typed, loses marks, and is cut to its length afterwards', () => {
  expect(paste(pastedInput, '\u202AAna \u200E')).toBe('Ana ')
  expect(paste(pastedInput, '\u202A\u200E\u2066abcdefgh')).toBe('abcdef')
})

test('a password of the login stays as it is', () => {
  const input = { maxLength: 6, onChange: () => undefined }
  expect(pastedPassword(input)).toBe(input)
})

test('no field of an island is cut by the browser before it is normalised', () => {
  const files = globSync('src/{islands,ui}/**/*.tsx')
  const cut = files.filter((file) =>
    /<input\b[^>]*\bmaxLength/s.test(readFileSync(file, 'utf8').replace(/\{\.\.\.pastedInput\([\s\S]*?\)\}\n/g, '')),
  )
  expect(cut).toEqual([])
})
