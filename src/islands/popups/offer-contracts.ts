import { CallError } from '#api/errors.ts'
import { quiet } from '#light/news/quiet.ts'
import { contractsToShow } from '#stores/contracts.ts'
import { openPopup } from '#stores/popup.ts'

/** Opens the contracts that wait for an answer, once after a login and when nothing else is going on. */
export async function offerContracts(language: string, left: AbortSignal): Promise<void> {
  try {
    if (!(await contractsToShow(language)) || left.aborted) return
  } catch (error) {
    // Contracts that cannot be read now are asked for on the next page.
    if (error instanceof CallError) return
    throw error
  }
  await quiet(left)
  openPopup({ name: 'contract' })
}
