import '@proverka/ui-kit/base.css';
