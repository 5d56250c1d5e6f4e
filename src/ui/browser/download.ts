/** Hands the reader a table (CSV) as a file that is made on the device. */
export function download(text: string, fileName: string) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], {type: 'text/csv;charset=utf-8'}));
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(link.href);
}
