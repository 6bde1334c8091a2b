/**
 * Shrinks a picture before it is sent, because phones take pictures of many megabytes. A file that the browser cannot
 * open is sent unchanged; the gateway reports the error.
 *
 * @param longest the longest side in pixels
 */
export async function shrinkPicture(file: Blob, longest: number): Promise<Blob> {
  const bitmap = await createImageBitmap(file).catch(() => undefined)
  if (!bitmap) return file
  const scale = Math.min(1, longest / Math.max(bitmap.width, bitmap.height))
  if (scale === 1 && file.size < 1_000_000) return file
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(bitmap.width * scale)
  canvas.height = Math.round(bitmap.height * scale)
  const paper = canvas.getContext('2d')
  if (!paper) return file
  // Transparent parts would be black in a JPEG.
  paper.fillStyle = '#fff'
  paper.fillRect(0, 0, canvas.width, canvas.height)
  paper.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  const smaller = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.88))
  return smaller ?? file
}
