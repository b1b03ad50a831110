export async function writePictures(_dataDir: string): Promise<number> {
  return Promise.resolve(0)
}
