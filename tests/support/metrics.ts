type Sample = { name: string; labels: Record<string, string>; value: number }

const LINE = /^(\w+)(?:\{(.*)\})? (\S+)$/
const LABEL = /(\w+)="((?:[^"\\]|\\.)*)"/g

/** Reads the text format of Prometheus. */
export function parseMetrics(text: string): Sample[] {
  return text.split('\n').flatMap((line) => {
    const [, name, labels = '', value] = LINE.exec(line) ?? []
    if (line.startsWith('#') || name === undefined) return []
    return [
      {
        name,
        labels: Object.fromEntries([...labels.matchAll(LABEL)].map(([, key, word]) => [key, word])),
        value: Number(value),
      },
    ]
  })
}

/** The sum of the samples of a name that carry these labels. */
export const sumOf = (
  samples: readonly Sample[],
  wanted: string,
  labels: Readonly<Record<string, string>> = {},
): number =>
  samples
    .filter(({ name }) => name === wanted)
    .filter((sample) => Object.entries(labels).every(([key, word]) => sample.labels[key] === word))
    .reduce((sum, { value }) => sum + value, 0)

export async function scrape(url: string): Promise<Sample[]> {
  return parseMetrics(await (await fetch(url)).text())
}
