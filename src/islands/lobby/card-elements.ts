import type { Card } from '#lib/lobby-cards.ts'

/** The static cards of a lobby, with what filters need of each. */
export interface CardElements {
  readonly grid: HTMLElement
  /** Where pager and empty states go, below the grid. */
  readonly below: HTMLElement
  readonly cards: readonly Card[]
  readonly elementOf: ReadonlyMap<number, HTMLElement>
}

export function readCards(grid: HTMLElement): CardElements | undefined {
  const below = document.querySelector<HTMLElement>('[data-lobby-below]')
  if (!below) return undefined
  const elementOf = new Map<number, HTMLElement>()
  const cards = [...grid.querySelectorAll<HTMLElement>('[data-game]')].map((element): Card => {
    const { game, vendor = '', classify = '', hot } = element.dataset
    const id = Number(game)
    elementOf.set(id, element)
    const name = element.querySelector('.tile__name')?.textContent ?? ''
    const playable = !element.matches('.tile--resting, .tile--vendor')
    return { id, name, vendor, classify: classify.split(' '), hot: hot !== undefined, playable }
  })
  return { grid, below, cards, elementOf }
}

/** Shows these cards in this order and hides the others; cards never leave the page, so none is built twice. */
export function showCards({ grid, elementOf }: CardElements, shown: readonly Card[]): void {
  const first = shown.flatMap(({ id }) => elementOf.get(id) ?? [])
  const visible = new Set(first)
  for (const element of elementOf.values()) {
    element.hidden = !visible.has(element)
    delete element.dataset.later
  }
  // Moving an element restarts its pictures in some browsers; only a wrong order is worth it.
  if (first.some((element, index) => grid.children[index] !== element)) grid.prepend(...first)
  delete document.documentElement.dataset.lobby
}
