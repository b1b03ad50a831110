const ts = require('typescript')

// What `tsc` says of the files that are named, without checking all the others that they lead to.
const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: (problem) => fail([problem]) }
const { fileNames, options } = ts.getParsedCommandLineOfConfigFile('tsconfig.json', {}, host)
const program = ts.createProgram(fileNames, options)
const problems = process.argv.slice(2).flatMap((name) => {
  const file = program.getSourceFile(name)
  return [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)]
})
if (problems.length > 0) fail(problems)

function fail(problems) {
  const getCanonicalFileName = (name) => name
  const paths = { getCanonicalFileName, getCurrentDirectory: process.cwd, getNewLine: () => '\n' }
  console.log(ts.formatDiagnostics(problems, paths))
  process.exitCode = 2
}
