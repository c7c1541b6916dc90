/** The content of a landing besides its form, in one chunk, because it is needed as a whole or not at all. */
export { landingHead } from './landing-head.ts';
export { LandingStory } from './landing-story.tsx';
export { LandingWords } from './landing-words.tsx';
