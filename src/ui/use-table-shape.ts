import { type RefObject, useLayoutEffect } from 'react'

/** The width in rem from which rows are tried as a table, as in `data-table.css`. */
const tableFrom = 43

/**
 * Shows rows as a table where all their columns fit beside each other: first with each head on one line, then tighter, with heads that
 * wrap. Where they do not fit (a narrow window, large text, large amounts) rows stay cards, which a phone shows without measuring.
 *
 * @param rows what is shown: other rows are measured again
 */
export function useTableShape(table: RefObject<HTMLTableElement | null>, rows: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows have other widths
  useLayoutEffect(() => {
    const { current } = table
    const box = current?.parentElement
    if (!box) return
    let frame = 0
    let width = 0
    const shape = () => {
      const { classList, clientWidth } = box
      width = clientWidth
      const isNarrow = width < tableFrom * Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
      classList.toggle('data--cards', isNarrow)
      classList.remove('data--tight')
      if (current.offsetWidth > width) classList.add('data--tight')
      if (current.offsetWidth > width) classList.replace('data--tight', 'data--cards')
    }
    shape()
    const observer = new ResizeObserver(() => {
      // Heights change with every row that opens. A table grows out of its box when a font arrives or the text becomes larger.
      if (box.clientWidth === width && current.offsetWidth <= width) return
      // Another size of what is observed, in the same frame, would be reported as an error.
      observer.disconnect()
      shape()
      frame = requestAnimationFrame(observe)
    })
    const observe = () => {
      observer.observe(box)
      observer.observe(current)
    }
    observe()
    return () => {
      observer.disconnect()
      cancelAnimationFrame(frame)
    }
  }, [rows])
}
