import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { checkMessages } from '#scripts/check-messages.ts'
import { keysFile, keyTypes } from '#scripts/messages/keys.ts'

test('the texts are complete, translated and used', async () => {
  expect(await checkMessages(process.cwd())).toEqual([])
})

test('the types of the keys match the texts', async () => {
  expect(await readFile(keysFile, 'utf8'), 'run node scripts/messages/keys.ts').toBe(await keyTypes())
})

let root: string

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'arara-messages-'))
})

afterEach(() => rm(root, { recursive: true, force: true }))

/** A small site: `common` and `errors` in two languages, and one source file. */
async function site(en: object, pt: object, source: string, name = 'islands/common/Some.tsx') {
  const write = async (path: string, text: string) => {
    await mkdir(dirname(join(root, path)), { recursive: true })
    await writeFile(join(root, path), text)
  }
  await write('locales/en/common.json', JSON.stringify(en))
  await write('locales/pt/common.json', JSON.stringify(pt))
  await write('locales/en/errors.json', '{ "error.timeout": "Too slow." }')
  await write('locales/pt/errors.json', '{ "error.timeout": "Lento demais." }')
  await write(`src/${name}`, source)
  return checkMessages(root, ['timeout'])
}

test('a small site without faults has no problems', async () => {
  const en = { hello: 'Hello {{name}}', days_one: '{{count}} day', days_other: '{{count}} days' }
  const pt = { hello: 'Olá, {{name}}', days_one: 'um dia', days_other: '{{count}} dias' }
  expect(await site(en, pt, "t('hello', { name }) + t('days', { count })")).toEqual([])
})

test.each([
  ['a key one language lacks', { hello: 'Hello' }, {}, "t('hello')", 'pt/common: hello is missing'],
  [
    'a key only the other has',
    { hello: 'Hello' },
    { hello: 'Olá', bye: 'Tchau' },
    "t('hello')",
    'pt/common: bye is not in the reference language',
  ],
  [
    'a text left as it was',
    { hello: 'Hello' },
    { hello: 'Hello' },
    "t('hello')",
    'pt/common: hello is not translated: “Hello”',
  ],
  [
    'a placeholder with another name',
    { hello: 'Hello {{name}}' },
    { hello: 'Olá, {{nome}}' },
    "t('hello')",
    'pt/common: hello has other placeholders: “Olá, {{nome}}” for “Hello {{name}}”',
  ],
  ['an empty text', { hello: 'Hello' }, { hello: ' ' }, "t('hello')", 'pt/common: hello is empty'],
  [
    'a text nothing asks for',
    { hello: 'Hello', 'hello.again': 'Hi' },
    { hello: 'Olá', 'hello.again': 'Oi' },
    "t('hello')",
    'en/common: hello.again is not used in src',
  ],
  [
    'a text that is not there',
    { hello: 'Hello' },
    { hello: 'Olá' },
    "t('hello') + t('bye')",
    'src/islands/common/Some.tsx: asks for bye, which has no text',
  ],
])('%s is found', async (_, en, pt, source, problem) => {
  expect(await site(en, pt, source)).toEqual([problem])
})

test('a plural without its general form is found in each language', async () => {
  const problems = await site({ days_one: 'One day' }, { days_one: 'Um dia' }, "t('days')")
  expect(problems).toEqual(['en/common: days_one has no days_other', 'pt/common: days_one has no days_other'])
})

test('an error without a sentence is found in each language', async () => {
  await site({ hello: 'Hello' }, { hello: 'Olá' }, "t('hello')")
  expect(await checkMessages(root, ['timeout', 'game_not_found'])).toEqual([
    'en: error.game_not_found has no sentence',
    'pt: error.game_not_found has no sentence',
  ])
})

test('a template counts for the keys it can give, and no others', async () => {
  const en = { 'strength.1': 'Weak', 'strength.1.more': 'Longer' }
  const pt = { 'strength.1': 'Fraca', 'strength.1.more': 'Mais longa' }
  expect(await site(en, pt, `t(\`strength.\${n}\`)`)).toEqual(['en/common: strength.1.more is not used in src'])
})

test('a template that begins with a variable counts only in the area its file belongs to', async () => {
  const texts = [{ 'login.title': 'Log in' }, { 'login.title': 'Entrar' }] as const
  expect(await site(...texts, `t(\`\${name}.title\`)`)).toEqual([])
  await rm(join(root, 'src'), { recursive: true })
  expect(await site(...texts, `t(\`\${name}.title\`)`, 'islands/errors/Some.tsx')).toEqual([
    'en/common: login.title is not used in src',
  ])
})

test('a file that states its area uses no other one', async () => {
  const problems = await site(
    { hello: 'Hello' },
    { hello: 'Olá' },
    "const t = translator(language, 'errors')\nt('hello')",
  )
  expect(problems).toEqual([
    'en/common: hello is not used in src',
    'src/islands/common/Some.tsx: asks for hello, which has no text',
  ])
})
