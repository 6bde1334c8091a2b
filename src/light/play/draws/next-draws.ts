import { now } from '#lib/clock.ts'
import { fill } from '#lib/messages.ts'
import { timeLeft } from '#lib/time-left.ts'
import { element, nodeOf } from '#light/element.ts'
import { resultStrip } from '#parts/play/draws/result-strip.ts'
import { type LotteryResults, loadResults, nextOf } from '#stores/play/draws/results.ts'
import { h } from '#ui/markup/markup.ts'

/** Milliseconds after a draw until its result is asked for, and what is added at random so that not all pages ask at once. */
const [drawnMs, spreadMs] = [1_500, 1_500]
/** Milliseconds until the gateway is asked again that did not answer, or had no result yet. */
const againMs = 5_000

/**
 * Shows in each place within `list` (`data-draws`: names by node) when a lottery draws next and what it drew last. Of several lotteries
 * the one that draws first is shown. One timer serves all places; a place stays empty while the gateway does not answer.
 *
 * @param list says in `data-days` how days and a time are written
 * @returns a function that ends it
 */
export function followDraws(list: HTMLElement): () => void {
  let results: LotteryResults = []
  let nextLook = 0
  let isAsking = false
  let isOver = false
  const places = () => [...list.querySelectorAll<HTMLElement>('[data-draws]')]

  async function ask(): Promise<void> {
    isAsking = true
    const answer = await loadResults()
    isAsking = false
    if (isOver) return
    results = answer ?? results
    const shown = places().flatMap((place) => shownIn(place, results)?.next ?? [])
    const due = Math.min(...shown.map(({ drawsAt }) => Date.parse(drawsAt))) + drawnMs + spreadMs * Math.random()
    nextLook = answer ? Math.max(due, now() + drawnMs) : now() + againMs
    if (!Number.isFinite(nextLook)) nextLook = now() + 60_000
  }
  const tick = () => {
    if (document.hidden) return
    if (now() >= nextLook && !isAsking) void ask().then(show)
    show()
  }
  const show = () => {
    for (const place of places()) write(place, shownIn(place, results), list.dataset.days ?? '')
  }
  const timer = setInterval(tick, 1_000)
  document.addEventListener('visibilitychange', tick)
  tick()
  return () => {
    isOver = true
    clearInterval(timer)
    document.removeEventListener('visibilitychange', tick)
  }
}

const namesIn = ({ dataset }: HTMLElement): Record<string, string> => JSON.parse(dataset.draws ?? '{}')

const shownIn = (place: HTMLElement, results: LotteryResults) =>
  nextOf(results, Object.keys(namesIn(place)).map(Number))

/** Writes what has changed. The strip is made anew with a new result only. */
function write(place: HTMLElement, lottery: LotteryResults[number] | undefined, days: string): void {
  if (!lottery) return
  const { next, last, type, nodeId } = lottery
  const key = `${nodeId} ${last?.issue}`
  if (place.dataset.shown !== key) {
    place.dataset.shown = key
    const name = namesIn(place)[nodeId]
    const line = element(
      'span',
      { class: 'next-draw__when' },
      name ? h('span', { class: 'next-draw__name' }, name) : undefined,
      h('time', { role: 'timer' }),
    )
    const strip = last && resultStrip(type, last.result)
    place.replaceChildren(line, ...(strip ? [nodeOf(strip)] : []))
  }
  const time = place.querySelector('time')
  if (!time) return
  const left = next && timeLeft(Date.parse(next.drawsAt) - now())
  const text = !left ? '' : left.days > 0 ? fill(days, { days: left.days, clock: left.clock }) : left.clock
  if (time.textContent !== text) time.textContent = text
}
