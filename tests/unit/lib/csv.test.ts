import { expect, test } from 'vitest'
import { csvText } from '#lib/csv.ts'

test('rows end with CRLF, after the byte order mark of UTF-8', () => {
  expect(
    csvText(
      [
        ['Game', 'Stake'],
        ['Onça', { amount: 128450n, currency: 'BRL' }],
      ],
      'en',
    ),
  ).toBe('\uFEFFGame,Stake\r\nOnça,1284.50\r\n')
})

test('a language with a decimal comma separates cells by semicolons', () => {
  expect(csvText([['a', { amount: -5n, currency: 'BRL' }, 1.5, null]], 'pt-BR')).toBe('\uFEFFa;-0,05;1,5;\r\n')
})

test.each([
  ['plain', 'plain'],
  ['two, three', '"two, three"'],
  ['a;b', '"a;b"'],
  ['say "hi"', '"say ""hi"""'],
  ['two\nlines', '"two\nlines"'],
  [' outer', '" outer"'],
  ['', ''],
])('the text %j is written %s', (text, cell) => {
  expect(csvText([[text]], 'en')).toBe(`\uFEFF${cell}\r\n`)
})

test.each([
  ['=1+1', "'=1+1"],
  ['+cmd', "'+cmd"],
  ['-2+3', "'-2+3"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\tx', '"\'\tx"'],
  ['\rx', '"\'\rx"'],
  ['=HYPERLINK("x","y")', '"\'=HYPERLINK(""x"",""y"")"'],
  ['＝1+1', "'＝1+1"],
  ['＋1', "'＋1"],
  ['－1+1', "'－1+1"],
  ['＠SUM(A1)', "'＠SUM(A1)"],
  ['﹦1', "'﹦1"],
  ['−1+1', "'−1+1"],
  ['\u200B=1+1', "'\u200B=1+1"],
  ['\u202E\u2066＝1', "'\u202E\u2066＝1"],
  ['\u00A0=1+1', "'\u00A0=1+1"],
  [' \t\u3000@x', '"\' \t\u3000@x"'],
  ['\0=1', "'\0=1"],
  ['\n=1', '"\'\n=1"'],
])('the formula %j becomes a text', (text, cell) => {
  expect(csvText([[text]], 'en')).toBe(`\uFEFF${cell}\r\n`)
})

test.each(['-12', '+5511987654321', '-1284.50', '0,5'])('the plain number %s stays a number', (text) => {
  expect(csvText([[text]], 'en')).toContain(text.includes(',') ? `"${text}"` : `${text}\r\n`)
})

test.each(['d’água', 'a=1', '(=1)', '– none'])('the text %s is no formula', (text) => {
  expect(csvText([[text]], 'en')).toBe(`\uFEFF${text}\r\n`)
})
