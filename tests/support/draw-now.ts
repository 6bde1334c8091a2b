import { askDoor } from '#scripts/operator/ask-door.ts'

/** The operation of `drawing-at-once.ts`. */
export const drawNowName = 'test-draw-now'

/**
 * Closes the current draw of a lottery now, draws and settles it.
 *
 * @param before only if its bets close within that time, such as `1 minute`
 * @returns its issue, if it was drawn
 */
export async function drawNow(lottery: string, before = '1 year'): Promise<string | undefined> {
  let issue: string | undefined
  const complaints: string[] = []
  const asked = { operation: drawNowName, login: 'test', given: { lottery, before } }
  const isThere = await askDoor(process.env.E2E_DOOR ?? '', asked, (said) => {
    if (said.kind === 'line') issue = said.text
    if (said.kind === 'complaint' || said.kind === 'refused') complaints.push(said.text)
  })
  if (!isThere || complaints.length > 0) throw new Error(`${lottery} was not drawn: ${complaints.join()}`)
  return issue
}
