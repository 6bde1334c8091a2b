/** One page of a list. A page past the end is empty; a list without entries has no pages. */
export function pageOf<Entry>(list: readonly Entry[], pageNo: number, pageSize: number) {
  return {
    entries: list.slice((pageNo - 1) * pageSize, pageNo * pageSize),
    totalPages: Math.ceil(list.length / pageSize),
  }
}
