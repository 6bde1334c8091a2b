import type { KeyboardEvent } from 'react'

/** By what an arrow key leads to the right, and down. */
const ways: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Arrow keys lead from a button to the nearest one in their direction, however the buttons are arranged. */
export function moveByArrow(event: KeyboardEvent<HTMLElement>): void {
  const way = ways[event.key]
  const from = document.activeElement?.getBoundingClientRect()
  if (!way || !from) return
  const [right, down] = way
  let nearest: HTMLElement | undefined
  let least = Number.POSITIVE_INFINITY
  for (const button of event.currentTarget.querySelectorAll('button')) {
    const { x, y, width, height } = button.getBoundingClientRect()
    const [dx, dy] = [x + width / 2 - from.x - from.width / 2, y + height / 2 - from.y - from.height / 2]
    const [ahead, aside] = [dx * right + dy * down, Math.abs(dx * down) + Math.abs(dy * right)]
    // Far aside counts more than far ahead, so that the keys stay in a row or column.
    const distance = ahead + aside * 4
    if (ahead < 2 || aside > ahead + 2 || distance >= least) continue
    nearest = button
    least = distance
  }
  event.preventDefault()
  nearest?.focus()
}
