import { styled } from '#light/styled.ts'
import sheet from '#ui/result-strip.css?url'
import { followDraws } from './next-draws.ts'

/** Shows in the cards of lottery houses what is drawn next. Their place is kept by the page; its styles come with this. */
export async function showHouseDraws(houses: HTMLElement): Promise<void> {
  await styled(sheet).catch(() => undefined)
  followDraws(houses)
}
