import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkRule } from '#lib/field-rules.ts'
import { type PatternName, patternKinds, ruleOf } from '#lib/patterns.ts'

// The same cases in every run.
fc.configureGlobal({ seed: 20261121 })

const upper = [...'ABCXYZ']
const lower = [...'abcxyz']
const digits = [...'0123456789']
const symbols = [...'!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~']
const han = [...'中文字龍馬']
const hangul = [...'한국어이름']
const thai = [...'กขคงจ']
const letters = [...upper, ...lower]

/** Texts of characters from `from`, within the bounds of the kind. */
const texts = (name: PatternName, from: readonly string[], fewer = 0) => {
  const [fewest, most] = patternKinds[name].bounds
  const least = Math.max(0, fewest - fewer)
  return fc
    .array(fc.constantFrom(...from), { minLength: least, maxLength: Math.min(most - fewer, least + 20) })
    .map((characters) => characters.join(''))
}

/** Puts one of each set before the rest. */
const withEach = (name: PatternName, sets: readonly (readonly string[])[], from: readonly string[]) =>
  fc
    .tuple(texts(name, from, sets.length), ...sets.map((set) => fc.constantFrom(...set)))
    .map(([rest, ...each]) => each.join('') + rest)

const words = (name: PatternName, from: readonly string[]) =>
  fc.array(texts(name, from), { minLength: 1, maxLength: 2 }).map((list) => list.join(' '))

const date = fc.date({ min: new Date('1900-01-01'), max: new Date('2099-12-31'), noInvalidDate: true }).map((at) => {
  const [year = '', month = '', day = ''] = at.toISOString().slice(0, 10).split('-')
  return { iso: `${year}-${month}-${day}`, american: `${month}-${day}-${year}` }
})

/** For each kind: valid values, and texts that make any of them invalid when they are inserted in the middle. */
const samples: Record<PatternName, { good: fc.Arbitrary<string>; spoils: readonly string[] }> = {
  any: { good: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }), spoils: [] },
  letterFirst: { good: withEach('letterFirst', [letters], [...letters, ...digits]), spoils: [' ', '_', 'é', '中'] },
  chineseAndDigits: { good: texts('chineseAndDigits', [...han, ...digits]), spoils: ['a', ' ', '。', '한'] },
  mailbox: {
    good: fc
      .tuple(texts('letterFirst', lower), texts('letterFirst', lower), fc.constantFrom('com', 'com.br', 'io'))
      .map(([name, host, top]) => `${name}@${host}.${top}`),
    spoils: ['@', ' ', '..@'],
  },
  lettersOrDigits: { good: texts('lettersOrDigits', [...letters, ...digits]), spoils: [' ', '-', 'ç'] },
  lettersAndDigits: {
    good: withEach('lettersAndDigits', [letters, digits], [...letters, ...digits]),
    spoils: [' ', '!', 'ã'],
  },
  digits: { good: texts('digits', digits), spoils: ['a', ' ', '-', '٣'] },
  withUppercase: { good: withEach('withUppercase', [upper], [...letters, ...digits]), spoils: [' ', '.', 'É'] },
  englishAndSpaces: { good: words('englishAndSpaces', letters), spoils: ['1', '  ', 'é'] },
  noSpaces: { good: texts('noSpaces', [...letters, ...symbols, ...han]), spoils: [' ', '\t', '\u00a0'] },
  chineseAndPunctuation: { good: texts('chineseAndPunctuation', [...han, '，', '。', '·']), spoils: ['a', '1', ' '] },
  date: {
    good: fc.oneof(
      date.map(({ iso }) => iso),
      date.map(({ american }) => american),
    ),
    spoils: ['0', '/', '-'],
  },
  korean: { good: texts('korean', hangul), spoils: ['a', ' ', '中'] },
  thai: { good: texts('thai', thai), spoils: ['a', ' ', '1'] },
  thaiOrEnglish: { good: words('thaiOrEnglish', [...thai, ...letters]), spoils: ['1', '  ', '中'] },
  uppercaseAndSpaces: { good: words('uppercaseAndSpaces', upper), spoils: ['a', '1', '  '] },
  lettersDigitsSymbols: {
    good: texts('lettersDigitsSymbols', [...letters, ...digits, ...symbols]),
    spoils: [' ', 'é', '€'],
  },
  strong: {
    good: withEach('strong', [upper, lower, digits, symbols], [...letters, ...digits, ...symbols]),
    spoils: [' ', 'é', '中'],
  },
}

const names = Object.keys(patternKinds) as PatternName[]

/** Only the pattern counts: length is another rule. */
const rule = (name: PatternName) => ruleOf(name, { bounds: [1, 255], required: true })

describe.each(names)('%s', (name) => {
  const { good } = samples[name]

  test('accepts values of its kind', () => {
    fc.assert(
      fc.property(good, (value) => {
        expect(checkRule(value, rule(name))).toBeUndefined()
      }),
    )
  })

  test('has its bounds, which a rule may narrow', () => {
    const [minLength, maxLength] = patternKinds[name].bounds
    expect(ruleOf(name)).toMatchObject({ minLength, maxLength, enabled: true, required: false })
    expect(ruleOf(name, { bounds: [3, 4] })).toMatchObject({ minLength: 3, maxLength: 4 })
  })

  test.each(['en', 'pt'])('has a sentence in %s', (language) => {
    const texts: Record<string, string> = JSON.parse(readFileSync(`locales/${language}/auth.json`, 'utf8'))
    expect(texts[`reg_pattern_${patternKinds[name].id}`]).toMatch(/\p{L}.*\.$/u)
  })
})

test.each(names.filter((name) => name !== 'any'))('%s is refused with something else in the middle', (name) => {
  const { good, spoils } = samples[name]
  const spoiled = fc.tuple(good, fc.constantFrom(...spoils)).map(([value, wrong]) => {
    const characters = [...value]
    const middle = Math.ceil(characters.length / 2)
    return [...characters.slice(0, middle), wrong, ...characters.slice(middle)].join('')
  })
  fc.assert(
    fc.property(spoiled, (value) => {
      expect(checkRule(value, rule(name))).toMatchObject({ reason: 'format' })
    }),
  )
})

test.each<[PatternName, string]>([
  ['letterFirst', '1abcdef'],
  ['lettersAndDigits', 'abcdef'],
  ['lettersAndDigits', '123456'],
  ['withUppercase', 'abc123'],
  ['strong', 'Abcdefg1'],
  ['strong', 'abcdef1!'],
  ['strong', 'ABCDEF1!'],
  ['strong', 'Abcdefg!'],
  ['date', '1990-13-01'],
  ['date', '25-12-1990'],
  ['mailbox', 'maria@example'],
  ['englishAndSpaces', ' Maria'],
  ['uppercaseAndSpaces', 'MARIA '],
])('%s is not %j', (name, value) => {
  expect(checkRule(value, rule(name))).toMatchObject({ reason: 'format', patternId: patternKinds[name].id })
})

test('there are 18 kinds of patterns, numbered 1 to 18 (rule 4.5)', () => {
  expect(names.map((name) => patternKinds[name].id)).toEqual(Array.from({ length: 18 }, (_, index) => index + 1))
})
