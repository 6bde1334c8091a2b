import { type RefObject, useEffect, useRef } from 'react'

/**
 * After another page was asked for, moves the focus to the top of its rows, for sighted people and screen readers.
 *
 * @returns what a pager calls when it asks for a page
 */
export function usePageTurn(top: RefObject<HTMLElement | null>, rows: readonly unknown[]): () => void {
  const turned = useRef(false)
  useEffect(() => {
    if (!turned.current || rows.length === 0) return
    turned.current = false
    top.current?.focus({ preventScroll: true })
    top.current?.scrollIntoView({ block: 'start' })
  }, [rows, top])
  return () => {
    turned.current = true
  }
}
