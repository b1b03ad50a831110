const { default: Sequencer } = require('@jest/test-sequencer')

/**
 * Files that take longer than their size tells, which is all that jest knows of them in a fresh clone. One that begins late goes on alone
 * when the others have ended; one that waits wants others beside it that work.
 */
const FIRST = ['client/relay/everyNull', 'api/http/pressure']

const isFirst = ({ path }) => FIRST.some((name) => path.includes(`/tests/${name}.test.`))

/** The order of the test files in a run: these first, then the others as jest has them. */
module.exports = class extends Sequencer {
  static FIRST = FIRST

  sort(tests) {
    const sorted = super.sort(tests)
    return [...sorted.filter(isFirst), ...sorted.filter((test) => !isFirst(test))]
  }
}
