import type { Area } from './area.ts'
import type { Happenings } from './happenings.ts'

/** What all areas do when something happens, each in its turn. A question about a deposit's promotion has one answer. */
export function foldHappenings(areas: readonly Pick<Area<never>, 'happenings'>[]): Happenings {
  const all = areas.flatMap(({ happenings }) => happenings ?? [])
  return {
    async accountCloses(...happening) {
      for (const { accountCloses } of all) await accountCloses?.(...happening)
    },
    async bonusesEnd(...happening) {
      let ended = 0
      for (const { bonusesEnd } of all) ended += (await bonusesEnd?.(...happening)) ?? 0
      return ended
    },
    depositChecked: only(all, 'depositChecked'),
    depositOrdered: only(all, 'depositOrdered'),
    async depositCredited(tx, memberId, now) {
      const answers: Awaited<ReturnType<Happenings['depositCredited']>>[] = []
      for (const { depositCredited } of all) if (depositCredited) answers.push(await depositCredited(tx, memberId, now))
      return async (deposit) => {
        const messages = []
        for (const answer of answers) messages.push(...(await answer(deposit)))
        return messages
      }
    },
  }
}

/** @throws Error unless exactly one area answers */
function only<Name extends keyof Happenings>(all: readonly Partial<Happenings>[], name: Name): Happenings[Name] {
  const [answer, ...more] = all.flatMap((one): Happenings[Name][] => {
    const found = one[name]
    return found ? [found as Happenings[Name]] : []
  })
  if (!answer || more.length > 0) throw new Error(`One area answers ${name}, not ${answer ? more.length + 1 : 0}`)
  return answer
}
