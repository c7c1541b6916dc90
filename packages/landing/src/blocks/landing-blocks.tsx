/** What a landing shows and says besides its form, in one chunk: it is needed whole or not at all. */
export { landingHead } from './landing-head.ts';
export { LandingStory } from './landing-story.tsx';
export { LandingWords } from './landing-words.tsx';
