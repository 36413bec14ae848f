import {
  addCustomEqualityTesters,
  ASYMMETRIC_MATCHERS_OBJECT,
  chai,
  customMatchers,
  GLOBAL_EXPECT,
  getState,
  JestAsymmetricMatchers,
  JestChaiExpect,
  JestExtend,
  setState,
} from '@vitest/expect';

chai.use(JestExtend);
chai.use(JestChaiExpect);
chai.use(JestAsymmetricMatchers);

/** The `expect` of Vitest, put together from its own matchers: Vitest hands its own out to its workers only. */
export const expect = Object.assign((value, message) => chai.expect(value, message), {
  ...chai.expect,
  ...globalThis[ASYMMETRIC_MATCHERS_OBJECT],
  getState: () => getState(expect),
  setState: (state) => setState(state, expect),
  extend: (matchers) => chai.expect.extend(expect, matchers),
  addEqualityTesters: addCustomEqualityTesters,
});

globalThis[GLOBAL_EXPECT] = expect;
setState({ assertionCalls: 0 }, expect);
expect.extend(customMatchers);
