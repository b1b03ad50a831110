// Loaded before the command: what the process has cost when it ends.
process.on('exit', () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage()
  const cost = { cpuMs: (userCPUTime + systemCPUTime) / 1000, megabytes: maxRSS / 1024 }
  process.stderr.write(`\nCOST ${JSON.stringify(cost)}\n`)
})
