import { styled } from '#light/styled.ts'
import sheet from '#ui/result-strip.css?url'
import { followDraws } from './next-draws.ts'

/** Shows in the cards of lottery houses what is drawn next, with styles that the page does not have. */
export async function showHouseDraws(houses: HTMLElement): Promise<void> {
  await styled(sheet).catch(() => undefined)
  followDraws(houses)
}
