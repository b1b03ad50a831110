// The same work in every run: what a machine takes for it says what its milliseconds are worth. It allocates, hashes and
// walks text, as pages and compilers do. Node and the measured page both run this text; its value is the time it took.
;(() => {
  const started = performance.now()
  const lengths = new Map()
  for (let round = 0; round < 300; round += 1) {
    const dishes = Array.from({ length: 100 }, (_, id) => ({ id, name: `dish ${id * round}` }))
    for (const { name } of JSON.parse(JSON.stringify(dishes))) {
      lengths.set(name, (lengths.get(name) ?? 0) + name.length)
    }
  }
  return performance.now() - started
})()
