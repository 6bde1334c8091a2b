import { describe, expect, it } from 'vitest'
import { lotteries } from '#games/lottery/lotteries.ts'
import type { LotteryTypeName } from '#games/lottery/type-names.ts'
import { lotteryTypeNames } from '#games/lottery/type-names.ts'
import { menus } from '#games/lottery/view/menus/menus.ts'
import { playWords, playWordsArea } from '#games/lottery/view/play-words.ts'
import { shownResult } from '#games/lottery/view/results/shown.ts'
import { type SiteLanguage, siteLanguages } from '#lib/languages.ts'
import { createLookUp } from '#lib/messages.ts'
import { messagesFor } from '#tests/unit/parts/words.ts'

const day = '2026-11-30'

/** The plays of a type, all that its draws offer. */
const playsOf = (type: string) => lotteries.find(({ game }) => game.type === type)?.game.plays(day) ?? []

/** The prizes and stations in the table of a type's results. */
const prizesOf = (type: LotteryTypeName): readonly string[] => {
  const shown = shownResult(type, null)
  return shown.kind === 'prizes'
    ? shown.boards.flatMap(({ station, prizes }) => [...(station ? [station] : []), ...prizes.map(({ name }) => name)])
    : []
}

/** All texts that the page of a type can show, and the keys that it asks for. */
function textsOf(type: LotteryTypeName, language: SiteLanguage) {
  const asked = new Set<string>()
  const lookUp = createLookUp(messagesFor(language, playWordsArea(type)), language)
  const words = playWords(type, (key, values) => {
    asked.add(key)
    return lookUp(key, values)
  })
  const plays = playsOf(type)
  const names = plays.map(({ code }) => words.play(code))
  const texts = [
    ...names,
    ...menus[type].map(({ group }) => words.group(group)),
    ...words.rules,
    ...prizesOf(type).map(words.prize),
    ...plays.flatMap((play) => [
      words.how(play.code),
      ...play.board.flatMap(({ name, options }) => [words.row(name), ...options.map(words.option)]),
      ...(Object.keys(play.tiers).length > 1 ? Object.keys(play.tiers).map((tier) => words.tier(play, tier)) : []),
    ]),
  ]
  return { asked, names, texts }
}

describe('menus of lotteries', () => {
  it('exist for every type of lottery that draws', () => {
    expect([...new Set(lotteries.map(({ game }) => game.type))].sort()).toEqual([...lotteryTypeNames].sort())
  })

  it.each(lotteryTypeNames)('%s: every play stands in one group once', (type) => {
    const listed = menus[type].flatMap(({ plays }) => plays)
    expect([...listed].sort()).toEqual(
      playsOf(type)
        .map(({ code }) => code)
        .sort(),
    )
  })

  it.each(lotteryTypeNames)('%s: numbers that can be typed or chosen by place stand beside each other', (type) => {
    const listed = menus[type].flatMap(({ plays }) => plays)
    const apart = listed.filter(
      (code, at) => code.includes('-places') && listed[at - 1] !== code.replace('-places', ''),
    )
    expect(apart).toEqual([])
  })
})

describe.each(siteLanguages)('words of lotteries in %s', (language) => {
  it.each(lotteryTypeNames)(
    '%s: every group, play, row, option and prize has a name, every play a sentence',
    (type) => {
      const { texts } = textsOf(type, language)
      // A text that is missing is shown as its key.
      expect(texts.filter((text) => text.trim() === '' || text.startsWith('lottery.'))).toEqual([])
    },
  )

  it.each(lotteryTypeNames)('%s: names of plays are short and different', (type) => {
    const { names } = textsOf(type, language)
    expect(names.filter((name) => name.length > 22)).toEqual([])
    expect(new Set(names).size).toBe(names.length)
  })

  it('has no word that no lottery asks for', () => {
    const every = lotteryTypeNames.map((type) => textsOf(type, language))
    const asked = new Set(every.flatMap((one) => [...one.asked]))
    const areas = [...new Set(lotteryTypeNames.map(playWordsArea))]
    const keys = areas.flatMap((area) => Object.keys(messagesFor(language, area)))
    expect(keys.filter((key) => !asked.has(key))).toEqual([])
  })
})
