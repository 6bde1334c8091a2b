import { type RefObject, useLayoutEffect } from 'react'

/** The width in rem from which rows are tried as a table, as in `data-table.css`. */
const tableFrom = 43

let wide: MediaQueryList | undefined

/**
 * Shows rows as a table where all their columns fit beside each other: first with each head on one line, then tighter, with heads that
 * wrap. Where they do not fit (a narrow window, large text, large amounts) rows stay cards.
 *
 * @param rows what is shown: other rows are measured again
 */
export function useTableShape(table: RefObject<HTMLTableElement | null>, rows: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows have other widths
  useLayoutEffect(() => {
    const { current } = table
    const box = current?.parentElement
    if (!box) return
    // No table fits on a phone, where each measuring costs a slow device a tenth of a second.
    wide ??= matchMedia(`(width >= ${tableFrom}rem)`)
    const query = wide
    let end: (() => void) | undefined
    const begin = () => {
      if (query.matches) end ??= keepShape(current, box)
    }
    begin()
    query.addEventListener('change', begin)
    return () => {
      query.removeEventListener('change', begin)
      end?.()
    }
  }, [rows])
}

/** @returns what ends it */
function keepShape(table: HTMLTableElement, box: HTMLElement): () => void {
  const { classList } = box
  let width = 0
  let frame = 0
  const shape = () => {
    width = box.clientWidth
    const letter = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
    classList.toggle('data--cards', width < tableFrom * letter)
    classList.remove('data--tight')
    if (table.offsetWidth > width) classList.add('data--tight')
    if (table.offsetWidth > width) classList.replace('data--tight', 'data--cards')
  }
  const observer = new ResizeObserver(() => {
    // Heights change with every row that opens. A table grows out of its box when a font arrives or the text becomes larger.
    if (box.clientWidth === width && table.offsetWidth <= width) return
    // Another size of what is observed, in the same frame, would be reported as an error.
    observer.disconnect()
    shape()
    frame = requestAnimationFrame(observe)
  })
  const observe = () => {
    observer.observe(box)
    observer.observe(table)
  }
  shape()
  observe()
  return () => {
    observer.disconnect()
    cancelAnimationFrame(frame)
  }
}
