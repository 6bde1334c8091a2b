import { CallError } from '#api/errors.ts'
import { quiet } from '#light/news/quiet.ts'
import { contractsToShow } from '#stores/contracts.ts'
import { openPopup } from '#stores/popup.ts'

/** Opens the contracts that wait for an answer, once after a login, when no other popup is open. */
export async function offerContracts(language: string, left: AbortSignal): Promise<void> {
  try {
    if (!(await contractsToShow(language)) || left.aborted) return
  } catch (error) {
    // If they cannot be loaded, the next page tries again.
    if (error instanceof CallError) return
    throw error
  }
  await quiet(left)
  openPopup({ name: 'contract' })
}
