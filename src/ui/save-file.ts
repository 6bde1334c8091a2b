/** Saves a file as a download of the page. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The download has read the address by the next task.
  setTimeout(() => URL.revokeObjectURL(address))
}
