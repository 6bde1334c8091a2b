import { loadMessages } from '#i18n/load.ts'
import { createTranslate } from '#lib/messages.ts'
import { momentText } from '#lib/moment-text.ts'
import { nodeOf } from '#light/element.ts'
import { pageLanguage } from '#light/site/system/page-language.ts'
import { type ReturnWords, returnRow } from '#parts/play/returns/return-row.ts'
import { gameReturns, returnsFilter } from '#stores/play/returns/returns.ts'
import { neighbourPages, pressed } from '#ui/markup/pager.ts'

type Filter = ReturnType<typeof returnsFilter.read>
type Answer = Extract<ReturnType<ReturnType<typeof gameReturns>['$state']['get']>, { readonly phase: 'ready' }>['value']

/** Fills the page of returns, and loads it again when its filter in the address changes (product rule 39.4). */
export async function openReturnsPage(): Promise<void> {
  const root = document.querySelector<HTMLElement>('[data-returns]')
  const form = root?.querySelector('form')
  if (!root || !form) return
  const { language, locale } = pageLanguage()
  const messages = await loadMessages('returns').catch(() => undefined)
  if (!messages) {
    root.dataset.phase = 'failed'
    root.querySelector('[data-retry]')?.addEventListener('click', () => void openReturnsPage(), { once: true })
    return
  }
  const words: ReturnWords = { t: createTranslate<'returns'>(messages, locale), locale }
  const { $state, refresh } = gameReturns(language)
  hearForm(root, form)
  root.querySelector('[data-retry]')?.addEventListener('click', refresh)
  returnsFilter.$filter.subscribe((filter) => showFilter(form, filter))
  let turned = false
  $state.subscribe((state) => {
    root.setAttribute('aria-busy', String(state.phase === 'refreshing'))
    if (state.phase === 'waiting' || state.phase === 'failed') root.dataset.phase = state.phase
    if (state.phase !== 'ready') return
    fill(root, state.value, words, () => {
      turned = true
    })
    const table = root.querySelector('table')
    // The list is another one now: who turned the page begins at its top.
    if (turned) table?.focus()
    turned = false
  })
}

/** Changes of the form change the address. */
function hearForm(root: HTMLElement, form: HTMLFormElement): void {
  const go = (event: Event) => {
    event.preventDefault()
    const query = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]))
    returnsFilter.show({ ...returnsFilter.read(`?${query}`), cursor: undefined })
  }
  form.addEventListener('submit', go)
  form.addEventListener('change', go)
  root.querySelector('[data-everything]')?.addEventListener('click', () => {
    returnsFilter.show({ ...returnsFilter.$filter.get(), search: undefined, vendor: undefined, cursor: undefined })
    form.querySelector<HTMLInputElement>('[type="search"]')?.focus()
  })
}

/** Shows a filter in the form, such as after going back. What somebody types meanwhile stays. */
function showFilter(form: HTMLFormElement, { period, order, search = '', vendor = '' }: Filter): void {
  const values = { period, order, q: search, vendor }
  for (const [name, value] of Object.entries(values)) {
    const field = form.elements.namedItem(name)
    const isTyped = field instanceof HTMLInputElement && field === document.activeElement
    if (isTyped || !(field instanceof Element || field instanceof RadioNodeList)) continue
    Object.assign(field, { value })
  }
}

function fill(root: HTMLElement, answer: Answer, words: ReturnWords, onTurn: () => void): void {
  const { t, locale } = words
  const filter = returnsFilter.$filter.get()
  const { list, next, previous, asOf } = answer
  const isFiltered = filter.search !== undefined || filter.vendor !== undefined
  root.dataset.phase = list.length > 0 ? 'ready' : isFiltered ? 'missing' : 'empty'
  const counted = root.querySelector('[data-as-of]')
  if (counted)
    counted.textContent = asOf ? t('asOf', { time: momentText(asOf, locale, undefined, 'second') }) : t('asOf.never')
  root.querySelector('tbody')?.replaceChildren(...list.map((row) => nodeOf(returnRow(row, answer, words))))
  const pager = root.querySelector<HTMLElement>('.cursor-pager')
  if (!pager) return
  pager.hidden = next === null && previous === null
  const ways = neighbourPages({
    ...{ next, previous },
    words: { first: t('pager.first'), previous: t('pager.back'), next: t('pager.on') },
    href: (cursor) => returnsFilter.address({ ...filter, cursor }),
    on: (cursor) => ({
      onclick: pressed(() => {
        onTurn()
        returnsFilter.show({ ...filter, cursor })
      }),
    }),
  })
  pager.replaceChildren(...ways.flatMap((way) => (way ? [nodeOf(way)] : [])))
}
