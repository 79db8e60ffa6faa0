/** Saves a file that a call answered in Base64. */
export function downloadBase64(base64: string, { fileName, type }: { fileName: string; type: string }): void {
  const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([bytes], { type }))
  link.download = fileName
  link.click()
  URL.revokeObjectURL(link.href)
}
