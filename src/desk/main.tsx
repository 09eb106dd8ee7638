document.body.textContent = 'desk';
